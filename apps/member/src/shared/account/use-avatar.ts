import { calls } from '@saola/protocol'
import { callQuery, stale, useApp, useSystemStatus } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { avatarPath } from './avatar-path.ts'

/** The account's avatar: its name, and where its picture is as soon as that is known. */
export function useAvatar(): { avatar: string | undefined; isOwn: boolean; source: string | undefined } {
  const { api, brand } = useApp()
  const [imageCdn] = useSystemStatus().info.imageCDNs
  const call = calls.member.avatar
  const { data } = useQuery({
    ...callQuery(api, call),
    staleTime: stale.session,
    meta: { call, quiet: true },
  })
  return {
    avatar: data?.avatar,
    isOwn: data?.avatarType === 'CUSTOM',
    source: data && avatarPath(data, { merchant: brand.merchant, imageCdn }),
  }
}
