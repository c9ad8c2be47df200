import fc from 'fast-check';

// Ten thousand values for each of hundreds of mutants would take a night; what a tenth of a second finds decides.
fc.configureGlobal({ interruptAfterTimeLimit: 100 });
