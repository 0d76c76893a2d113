import type { calls, CallReply } from '@saola/protocol'

/**
 * Where an avatar's picture is. Only those to choose from are served here; undefined for one that somebody uploaded
 * elsewhere, and for a name that would lead out of the folder.
 */
export function avatarPath({
  avatar,
  avatarType,
}: CallReply<typeof calls.member.avatar>): string | undefined {
  return avatarType === 'STATIC' && /^\w+$/.test(avatar) ? `/art/avatar/${avatar}.svg` : undefined
}
