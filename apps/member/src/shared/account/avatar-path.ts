import type { calls, CallReply } from '@saola/protocol'

/**
 * Where an avatar's picture is on every picture host: a drawn one by its name, an uploaded one by merchant and name
 * (member 3). Undefined for a name that would lead out of the folder.
 */
export function avatarPath(
  { avatar, avatarType }: CallReply<typeof calls.member.avatar>,
  merchant: string,
): string | undefined {
  if (avatarType === 'STATIC') return /^\w+$/.test(avatar) ? `/art/avatar/${avatar}.svg` : undefined
  return /^\w+\.\w+$/.test(avatar) ? `/art/avatar/${merchant}/${avatar}` : undefined
}
