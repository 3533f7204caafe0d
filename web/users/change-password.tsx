import { Link } from '@remix-run/react'

export default function ChangePassword() {
  return <Link to="/">Home</Link>
}
