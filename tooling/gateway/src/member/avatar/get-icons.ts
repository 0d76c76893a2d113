import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { drawnAvatars } from './drawn-avatars.ts'

/** The avatars to choose from, by name. */
export const getIcons: Handler<typeof calls.member.icon> = async () => [...drawnAvatars]
