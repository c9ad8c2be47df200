import os from 'node:os';

/** What the figures were measured on: without it they say nothing. @param versions of what took part, beside Node */
export function machineLine(versions: Record<string, string>): string {
  const [cpu] = os.cpus();
  const gib = Math.round(os.totalmem() / 1024 ** 3);
  const programs = Object.entries({ Node: process.versions.node, ...versions }).map(
    ([name, version]) => `${name} ${version}`,
  );
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${cpu?.model.trim() ?? 'unknown processor'}, ${os.cpus().length} cores, ${gib} GiB, ${os.type()}; ${programs.join(', ')}.`;
}
