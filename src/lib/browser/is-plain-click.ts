/** A press of the main button alone that nothing has answered yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !defaultPrevented && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
