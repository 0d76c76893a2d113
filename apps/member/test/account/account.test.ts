import { describe, expect, it } from 'vitest'
import { avatarPath } from '#shared/account/avatar-path.ts'

describe('The picture of an account', () => {
  it.each([
    [{ avatar: '3', avatarType: 'STATIC' }, '/art/avatar/3.svg'],
    [{ avatar: '../secret', avatarType: 'STATIC' }, undefined],
    [{ avatar: 'a1b2.png', avatarType: 'CUSTOM' }, '/art/avatar/saola/a1b2.png'],
    [{ avatar: '../a1b2.png', avatarType: 'CUSTOM' }, undefined],
  ] as const)('%o is at %s', (avatar, path) => {
    expect(avatarPath(avatar, 'saola')).toBe(path)
  })
})
