import { lazyPart, useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { keepSeen, seenPopups } from './seen-popups.ts'

const PopupDialog = lazyPart(() => import('./popup-dialog.tsx'), 'PopupDialog')

/** What the operator wants everybody to have read, one after another and once for each device (support 11). */
export function PopupNotices(): ReactElement | null {
  const app = useApp()
  const { device } = app.storage
  const { data } = useQuery(announcementsQuery(app))
  const [closed, setClosed] = useState(() => seenPopups(device))
  const notice = data?.popup.find(({ id }) => id !== undefined && !closed.includes(id))
  const id = notice?.id
  if (notice === undefined || id === undefined) return null
  const handleClose = (): void => {
    keepSeen(device, id)
    setClosed([...closed, id])
  }
  return <PopupDialog key={id} notice={notice} onClose={handleClose} />
}
