/** The pages a pagination shows for `page` of `count`: first, last, the neighbours, and null for a gap. At most seven. */
export function listPages(page: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, null, count]
  if (page >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count]
  return [1, null, page - 1, page, page + 1, null, count]
}
