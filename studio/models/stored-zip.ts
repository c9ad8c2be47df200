import { crc32 } from 'node:zlib';

/** Where the bytes of each file in a USDZ have to begin. */
const alignment = 64;

/**
 * A zip archive without compression whose files begin at multiples of 64 bytes, as USDZ wants it.
 * @see https://openusd.org/release/spec_usdz.html
 */
export function storedZip(files: readonly { name: string; content: Buffer }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = Buffer.from(name, 'ascii');
    const plain = offset + 30 + title.length;
    // An extra field has a head of four bytes, so less than that cannot be filled.
    const gap = (alignment - (plain % alignment)) % alignment;
    const extra = gap === 0 ? 0 : gap < 4 ? gap + alignment : gap;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0, 4); // stored
    shared.writeUInt16LE(0x21, 8); // 1 January 1980: the same bytes every time
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(title.length, 22);
    shared.writeUInt16LE(extra, 24);
    const padding = Buffer.alloc(extra);
    if (extra > 0) padding.writeUInt16LE(0x1986, 0);
    if (extra > 0) padding.writeUInt16LE(extra - 4, 2);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, padding]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    entry.writeUInt16LE(20, 4);
    shared.copy(entry, 6, 0, 24);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, title);
    parts.push(head, content);
    offset += head.length + content.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}
