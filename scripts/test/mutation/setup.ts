import fc from 'fast-check';

// Property tests would take a night.
fc.configureGlobal({ interruptAfterTimeLimit: 100 });
