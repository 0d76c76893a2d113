import {
  cloneElement,
  isValidElement,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import styles from './button.module.css'
import { classNames } from '../class-names.ts'
import { LoadingMark } from '../feedback/loading-mark.tsx'
import { takesRef } from '../takes-ref.ts'

/** `primary` is the one act a screen wants; `quiet` stands beside it; `ghost` has no ground; `danger` destroys. */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger'

/** `small` is 36 px high, `medium` 44, `large` 56. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'ref'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Keeps its width, shows the mark, ignores taps; stays focusable. */
  busy?: boolean
  /** Fills the width of its box. */
  wide?: boolean
  /** An icon before the words. */
  icon?: ReactNode
  /** Makes it a link. */
  href?: string
  /** Lends its looks to the single child element, such as a router's link; `icon` and `busy` do not apply then. */
  asChild?: boolean
}

/** A thing to press: a button, with `href` a link, with `asChild` whatever its child is. */
export const Button: (props: ButtonProps) => ReactElement = /* @__PURE__ */ takesRef(drawButton)

function drawButton(props: ButtonProps): ReactElement {
  const {
    variant = 'quiet',
    size = 'medium',
    busy = false,
    wide = false,
    icon,
    href,
    asChild,
    ...rest
  } = props
  const { className, children, type = 'button', onClick, ...others } = rest
  const look = classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
  if (asChild) return lendTo(children, { ...(others as object), className: look, onClick })
  const content = (
    <>
      <span className={classNames(styles.content, busy && styles.hidden)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <LoadingMark size={22} />
        </span>
      )}
    </>
  )
  if (href !== undefined) {
    // The remaining attributes are those that every element has.
    return (
      <a className={look} href={href} {...({ onClick, ...others } as object)}>
        {content}
      </a>
    )
  }
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      className={look}
      // oxlint-disable-next-line react/button-has-type -- the default above is `button`
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...others}
    >
      {content}
    </button>
  )
}

type Lent = Pick<ComponentPropsWithRef<'a'>, 'className'> & { onClick: ButtonProps['onClick'] }

/** The element with both looks and both answers to a click; of all else, its own comes first. */
function lendTo(element: ReactNode, lent: Lent): ReactElement {
  if (!isValidElement<Partial<Lent>>(element)) throw new TypeError('A button lends its looks to one element')
  const own = element.props
  const click: Lent['onClick'] =
    own.onClick && lent.onClick
      ? (event) => {
          own.onClick?.(event)
          lent.onClick?.(event)
        }
      : (own.onClick ?? lent.onClick)
  return cloneElement(element, {
    ...lent,
    ...own,
    className: classNames(lent.className, own.className),
    ...(click && { onClick: click }),
  })
}
