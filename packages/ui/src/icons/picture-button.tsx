import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'
import { takesRef } from '../takes-ref.ts'

export type PictureButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  picture: ReactElement
  /** Says what it does; also the tooltip. */
  label: string
  /** `plain` has no ground, `raised` a quiet one, `accent` is the one act. */
  variant?: 'plain' | 'raised' | 'accent'
}

/** A button that is only a picture, 44 px square. */
export const PictureButton: (props: PictureButtonProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawPictureButton)

function drawPictureButton(props: PictureButtonProps): ReactElement {
  const { picture, label, variant = 'plain', className, type = 'button', ...rest } = props
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the default above is `button`
      type={type}
      className={classNames(styles.button, styles[variant], className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      {picture}
    </button>
  )
}
