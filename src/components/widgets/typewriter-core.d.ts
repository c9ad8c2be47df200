// The package types only its React component.
declare module 'typewriter-effect/dist/core' {
  import type { Options, TypewriterClass } from 'typewriter-effect';

  const Typewriter: new (container: HTMLElement, options: Options) => TypewriterClass;
  export default Typewriter;
}
