/** Prints problems and their number, or that all is well; sets the exit code. */
export function report(problems: readonly string[], allIsWell: string): void {
  for (const problem of problems) console.error(problem);
  const count = problems.length === 1 ? '1 problem.' : `${problems.length} problems.`;
  console.log(problems.length === 0 ? allIsWell : count);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
