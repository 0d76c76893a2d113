import { useCallback, type ReactElement } from 'react'

/** A picture that a finger presses and holds; its address lives as long as it is shown. */
export function HeldPicture({ content, hint }: { content: Blob; hint: string }): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(content)
      return () => URL.revokeObjectURL(image.src)
    },
    [content],
  )
  return (
    <>
      <p>{hint}</p>
      <img ref={show} alt={hint} width={220} />
    </>
  )
}
