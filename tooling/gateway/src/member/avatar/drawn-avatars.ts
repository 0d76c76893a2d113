/** Pictures under `/art/avatar/<n>.svg`, counted from 0. */
const avatarCount = 12

/** The drawn pictures, by name. */
export const drawnAvatars: readonly string[] = Array.from({ length: avatarCount }, (_, index) =>
  String(index),
)

/** The drawn picture of an account that has chosen none. */
export function drawnAvatarOf(accountId: number): string {
  return String(accountId % avatarCount)
}
