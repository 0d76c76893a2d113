import { useHasCalls } from '@saola/shell'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

export type PersonLinkProps = {
  memberId: string
  children: ReactNode
  className?: string | undefined
  /** Data attributes by which the keyboard finds the link. */
  marks?: Readonly<Record<string, string>>
}

/** Somebody of the team by name: a link to the account's page where the gateway has it, else the name alone (system 51). */
export function PersonLink({ memberId, children, className, marks }: PersonLinkProps): ReactElement {
  if (!useHasCalls('team.downline')) return <>{children}</>
  return (
    <Link to="/team/$memberId" params={{ memberId }} className={className} {...marks}>
      {children}
    </Link>
  )
}
