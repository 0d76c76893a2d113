/** How the wins of a game are spread, where the member chooses. */
export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

export function isRisk(value: unknown): value is Risk {
  return risks.some((risk) => risk === value)
}
