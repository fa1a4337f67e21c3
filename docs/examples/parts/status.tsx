/** How far a part of the product is. */
export default function Status({ of }: { readonly of: string }) {
  return <span className="status">{of}</span>
}
