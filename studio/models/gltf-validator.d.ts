declare module 'gltf-validator' {
  type Message = { code: string; message: string; severity: number; pointer?: string };
  /** Report of the Khronos validator on a glTF binary; severity 0 is an error. */
  export function validateBytes(bytes: Uint8Array): Promise<{ issues: { messages: Message[] } }>;
}
