import { calls } from '@saola/protocol'
import { callQuery, stale, useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { usePicture, type Picture } from '../hosts/use-picture.ts'
import { avatarPath } from './avatar-path.ts'

/** The account's avatar: its name, and its picture as soon as that is known. */
export function useAvatar(): { avatar: string | undefined; isOwn: boolean; picture: Picture } {
  const { api, brand } = useApp()
  const call = calls.member.avatar
  const { data } = useQuery({
    ...callQuery(api, call),
    staleTime: stale.session,
    meta: { call, quiet: true },
  })
  return {
    avatar: data?.avatar,
    isOwn: data?.avatarType === 'CUSTOM',
    picture: usePicture(data && avatarPath(data, brand.merchant)),
  }
}
