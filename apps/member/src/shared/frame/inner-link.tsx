import { useApp } from '@saola/shell'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'

export type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path on this site. */
  to: string
}

/** A link within the site that works with and without the router, for parts that the landing page shows before it is loaded. */
export function InnerLink({ to, onClick, children, ...props }: InnerLinkProps): ReactElement {
  const { navigation } = useApp()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    navigation.go(to)
  }
  return (
    <a {...props} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}
