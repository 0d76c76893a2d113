/** What a report's row tells of its account; nothing where the row is of no account. */
export function whoOf(row: {
  key: string | number
  name: string | null
  type: number | null
  team_size: number | null
}): { customerId?: string; customerName?: string; type?: number; teamSize?: number } {
  if (row.name === null) return {}
  return {
    customerId: String(row.key),
    customerName: row.name,
    ...(row.type === null ? {} : { type: row.type }),
    ...(row.team_size === null ? {} : { teamSize: row.team_size }),
  }
}
