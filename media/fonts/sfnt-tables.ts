/** Tables of an uncompressed OpenType font, by tag. */
export type SfntTables = Record<string, Buffer>;

export function readTables(font: Buffer): SfntTables {
  const count = font.readUInt16BE(4);
  const tables: SfntTables = {};
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables[font.toString('latin1', entry, entry + 4)] = font.subarray(start, start + length);
  }
  return tables;
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let index = 0; index < table.length; index += 4) {
    let word = 0;
    for (let byte = 0; byte < 4; byte += 1) word = word * 256 + (table[index + byte] ?? 0);
    sum = (sum + word) >>> 0;
  }
  return sum;
}

export function writeTables(tables: SfntTables): Buffer {
  const tags = Object.keys(tables).sort();
  const exponent = Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + 16 * tags.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(16 * 2 ** exponent, 6);
  head.writeUInt16BE(exponent, 8);
  head.writeUInt16BE(16 * (tags.length - 2 ** exponent), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tags.forEach((tag, index) => {
    const table = tables[tag] ?? Buffer.alloc(0);
    const entry = 12 + 16 * index;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum(table), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
