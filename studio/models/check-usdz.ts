import { crc32 } from 'node:zlib';

const localHeader = 0x04034b50;

/**
 * What is wrong with the structure of a USDZ: files stored plain and aligned to 64 bytes, the USD layer first, its unit metres,
 * its up axis Y, every texture that it names there.
 * @see https://openusd.org/release/spec_usdz.html
 */
export function usdzProblems(bytes: Buffer): string[] {
  const problems: string[] = [];
  const files = new Map<string, Buffer>();
  let offset = 0;
  while (bytes.readUInt32LE(offset) === localHeader) {
    const [method, sum] = [bytes.readUInt16LE(offset + 8), bytes.readUInt32LE(offset + 14)];
    const size = bytes.readUInt32LE(offset + 18);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const name = bytes.toString('ascii', offset + 30, offset + 30 + bytes.readUInt16LE(offset + 26));
    const content = bytes.subarray(start, start + size);
    if (method !== 0) problems.push(`${name}: compressed`);
    if (start % 64 !== 0) problems.push(`${name}: begins at ${start}, not at a multiple of 64`);
    if (crc32(content) !== sum) problems.push(`${name}: wrong check sum`);
    files.set(name, content);
    offset = start + size;
  }
  const [first = ''] = files.keys();
  const layer = files.get(first)?.toString('utf8') ?? '';
  if (!/\.usd[ac]?$/.test(first) || !layer.startsWith('#usda 1.0')) return [...problems, `${first}: not a USD layer`];
  const root = /defaultPrim = "(\w+)"/.exec(layer)?.[1];
  if (!root || !layer.includes(`def Xform "${root}"`)) problems.push('no default prim');
  if (!layer.includes('metersPerUnit = 1\n')) problems.push('the unit is not the metre');
  if (!layer.includes('upAxis = "Y"')) problems.push('Y is not up');
  for (const [, named = ''] of layer.matchAll(/@([^@]+)@/g)) if (!files.has(named)) problems.push(`${named}: missing`);
  for (const [, path = ''] of layer.matchAll(/material:binding = <([^>]+)>/g)) {
    if (!layer.includes(`def Material "${path.split('/').at(-1)}"`)) problems.push(`${path}: no such material`);
  }
  return problems;
}
