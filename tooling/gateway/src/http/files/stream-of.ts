/**
 * A body that is written on demand: the next piece when the one before has left. One that breaks off ends the connection, so
 * that what has come is not taken for the whole; a reader that goes away ends the writing.
 */
export function streamOf<Piece extends Uint8Array>(pieces: AsyncGenerator<Piece>): ReadableStream<Piece> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
