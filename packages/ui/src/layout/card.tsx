import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from '../class-names.ts'
import { takesRef } from '../takes-ref.ts'

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  /** At the end of the title's row: a link, a badge. */
  aside?: ReactNode
  /** `raised` lies on a surface, `flush` has no padding, for lists and tables that bring their own. */
  variant?: 'plain' | 'raised' | 'flush'
}

/** A polished layer on the ground that holds one matter. */
export const Card: (props: CardProps) => ReactElement = /* @__PURE__ */ takesRef(drawCard)

function drawCard({
  title,
  aside,
  variant = 'plain',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  return (
    <section className={classNames(styles.card, styles[variant], className)} {...rest}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
