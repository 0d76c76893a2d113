/** What a server tells the process that started it, once all its ports are open. */
export const ready = 'saola: ready'

/** Tells whoever started this process that it is ready; does nothing where nobody listens. */
export function sayReady(): void {
  process.send?.(ready)
}
