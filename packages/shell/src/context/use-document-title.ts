import { useEffect } from 'react'
import { useApp } from './app-context.tsx'

/** Names the page in the browser's tab: `title · brand`, or the brand alone. */
export function useDocumentTitle(title?: string): void {
  const { name } = useApp().brand
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`
  }, [title, name])
}
