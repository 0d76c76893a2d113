/** How the wins of a game are spread, where the member chooses. */
export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

export function isRisk(value: unknown): value is Risk {
  return risks.some((risk) => risk === value)
}

/** A step of a ladder (0 is the lowest) in the betting record, the same in every language: one star more each. */
export function stars(step: number): string {
  return '★'.repeat(step + 1)
}

/** A risk in the betting record. */
export function riskStars(risk: Risk): string {
  return stars(risks.indexOf(risk))
}
