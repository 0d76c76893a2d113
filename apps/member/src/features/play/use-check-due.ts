import type { PlayTime } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playTimeQuery } from './queries.ts'

/** Whether a reality check is to be shown, with the play that it tells of, at the gateway's time `now`. */
export type CheckDue = {
  play: PlayTime | undefined
  now: number
  isDue: boolean
  /** Lets the next one come. */
  answer: () => void
}

/**
 * Waits for the moment that the gateway named. The gateway's clock says when; the device's only counts the time from its
 * last answer. Once due, a check stays due until it is answered, whatever is read meanwhile.
 */
export function useCheckDue(playSessionId: string): CheckDue {
  const app = useApp()
  const { data: play, dataUpdatedAt: readAt, refetch } = useQuery(playTimeQuery(app, playSessionId))
  const [dueAt, setDueAt] = useState<number>()
  const leftMs = play && play.nextCheckAt - play.now
  useEffect(() => {
    if (leftMs === undefined || dueAt !== undefined) return
    const timer = setTimeout(
      () => {
        setDueAt(Date.now())
        // What it shows is to be of this moment.
        void refetch()
      },
      Math.max(0, readAt + leftMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [leftMs, readAt, dueAt, refetch])
  return {
    play,
    now: play ? play.now + Math.max(0, (dueAt ?? readAt) - readAt) : 0,
    isDue: dueAt !== undefined,
    answer: () => setDueAt(undefined),
  }
}
