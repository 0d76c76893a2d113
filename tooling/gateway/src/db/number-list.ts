/** Numbers as the literal of an array; the driver would quote each of them. */
export function numberList(values: readonly number[]): string {
  return `{${values.join(',')}}`
}
