declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Usage = { featureData: { missing?: string }; usage: object };
  type Options = { browsers: string[]; ignore: string[]; onFeatureUsage: (found: Usage) => void };
  export default function doiuse(options: Options): Plugin;
}

declare module 'es-check' {
  type Checks = {
    files: string[];
    module: boolean;
    ecmaVersion?: string;
    checkBrowser?: boolean;
    checkFeatures?: boolean;
    ignore?: string;
  };
  export function runChecks(checks: Checks[], options: object): { errors: { file: string; err: Error }[] };
}
