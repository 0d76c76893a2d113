import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'

/** One place to go from a bar or rail: with `href` a link, with `onSelect` a button. */
export type NavItem = {
  id: string
  label: string
  icon: IconName
  href?: string
  onSelect?: () => void
  current?: boolean
  /** Stands out: the one act. */
  prominent?: boolean
  /** A count or a word at its corner; say it in `label` too when it matters. */
  badge?: ReactNode
}

/** What a router's link must spread; `renderLink={(props) => <Link {...props} to={props.href} />}`. */
export type NavLinkProps = {
  href: string
  className: string | undefined
  'aria-current': 'page' | undefined
  children: ReactNode
}

/** Lets an app put its router's link in the place of a plain one. */
export type RenderLink = (props: NavLinkProps) => ReactElement

export type NavTargetProps = {
  item: NavItem
  className: string | undefined
  children: ReactNode
  renderLink?: RenderLink | undefined
}

/** The link or button of a `NavItem`; what a bar dresses. */
export function NavTarget({ item, className, children, renderLink }: NavTargetProps): ReactElement {
  if (item.href === undefined) {
    return (
      <button type="button" className={className} aria-pressed={item.current} onClick={item.onSelect}>
        {children}
      </button>
    )
  }
  const link: NavLinkProps = {
    href: item.href,
    className,
    'aria-current': item.current ? 'page' : undefined,
    children,
  }
  if (renderLink) return renderLink(link)
  return <a {...link}>{children}</a>
}

/** The icon of a `NavItem` with its badge at the corner. */
export function NavIcon({ item, className }: { item: NavItem; className: string | undefined }): ReactElement {
  return (
    <span className={className}>
      <Icon name={item.icon} size={24} />
      {item.badge !== undefined && <b className="figures">{item.badge}</b>}
    </span>
  )
}
