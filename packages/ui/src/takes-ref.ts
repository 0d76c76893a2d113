import { forwardRef, type ReactElement } from 'react'

/**
 * A component that finds its `ref` among its props. React 18 hands none to a plain function, so one that passes its props on to
 * an input of this package is made by this.
 *
 * @example
 * export const CodeInput: (props: TextInputProps) => ReactElement = takesRef(drawCodeInput)
 */
export function takesRef<Props, Drawn extends ReactElement | null>(
  draw: (props: Props) => Drawn,
): (props: Props) => Drawn {
  const Taking = forwardRef<unknown, Props>((props, ref) =>
    draw(ref === null ? (props as Props) : ({ ...props, ref } as Props)),
  )
  Taking.displayName = draw.name
  // Its type is another one in React 18 and in 19, and what it draws is what `draw` draws.
  return Taking as unknown as (props: Props) => Drawn
}
