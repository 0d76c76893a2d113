import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { changePassword } from './change-password.ts'
import { getAvatar, getIcons } from './get-avatar.ts'
import { getInfo } from './get-info.ts'

/** The calls of the area `member`. */
export const memberCalls: readonly MountedCall[] = [
  mount(calls.member.info, getInfo),
  mount(calls.member.icon, getIcons),
  mount(calls.member.avatar, getAvatar),
  mount(calls.member.changePassword, changePassword),
]
