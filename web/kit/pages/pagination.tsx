export default function P() {
  return <h1>Pagination demo</h1>
}
