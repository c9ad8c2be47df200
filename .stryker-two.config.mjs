import base from './stryker.config.js';
export default { ...base, reporters: ['json','progress-append-only','clear-text'], jsonReporter: { fileName: '/tmp/mut-two.json' }, ...{} };
