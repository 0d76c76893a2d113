import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from '../icons/icon.tsx'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName
  /** Says what it does; also the tooltip. */
  label: string
  /** `plain` has no ground, `raised` a quiet one, `accent` is the one act. */
  variant?: 'plain' | 'raised' | 'accent'
  /** Fills the icon, for a chosen state; say the state with `aria-pressed`. */
  filled?: boolean
}

/** A button that is only an icon, 44 px square. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, variant = 'plain', filled = false, className, type = 'button', ...rest } = props
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the default above is `button`
      type={type}
      className={classNames(styles.button, styles[variant], className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={22} filled={filled} />
    </button>
  )
}
