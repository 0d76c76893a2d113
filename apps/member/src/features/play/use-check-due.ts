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
 * Waits for the moment that the gateway named, by its clock. Once due, a check stays due until it is answered, whatever
 * is read meanwhile.
 */
export function useCheckDue(playSessionId: string): CheckDue {
  const app = useApp()
  const { data: play, refetch } = useQuery(playTimeQuery(app, playSessionId))
  const [dueAt, setDueAt] = useState<number>()
  const { clock } = app
  useEffect(() => {
    if (play === undefined || dueAt !== undefined) return
    const timer = setTimeout(
      () => {
        setDueAt(clock.now())
        // What it shows is to be of this moment.
        void refetch()
      },
      Math.max(0, play.nextCheckAt - clock.now()),
    )
    return () => clearTimeout(timer)
  }, [play, dueAt, refetch, clock])
  return {
    play,
    now: play ? Math.max(play.now, dueAt ?? 0) : 0,
    isDue: dueAt !== undefined,
    answer: () => setDueAt(undefined),
  }
}
