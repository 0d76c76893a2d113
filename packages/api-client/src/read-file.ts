/** A file as it comes, told by the bytes that are there; its type is what the reply says. */
export async function readFile(
  response: Response,
  report: ((bytes: number) => void) | undefined,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (;;) {
    const read = await reader?.read()
    if (read?.value === undefined) break
    parts.push(read.value)
    bytes += read.value.length
    report?.(bytes)
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}
