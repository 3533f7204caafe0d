CREATE TABLE "audit_anchor" (
	"n" integer PRIMARY KEY NOT NULL,
	"no" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "audit_anchor_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"no" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_link_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
create trigger only_grows before update or delete on audit_link for each row execute function only_grows();
--> statement-breakpoint
create trigger only_grows_whole before truncate on audit_link execute function only_grows();
--> statement-breakpoint
create trigger only_grows before update or delete on audit_anchor for each row execute function only_grows();
--> statement-breakpoint
create trigger only_grows_whole before truncate on audit_anchor execute function only_grows();
--> statement-breakpoint
alter table audit_link add constraint audit_link_sealed_at_finite check (isfinite(sealed_at));
--> statement-breakpoint
alter table audit_anchor add constraint audit_anchor_at_finite check (isfinite(at));
--> statement-breakpoint
-- A line's transaction has its id before the line has its number. So whoever takes an id after reading the last number
-- knows: once all older transactions are over, every number up to there is a line or a gap for ever.
create function next_audit_seq() returns bigint language plpgsql as $$
begin
  perform pg_current_xact_id();
  return nextval('audit_line_seq_seq');
end $$;
--> statement-breakpoint
alter table audit_line alter column seq set default next_audit_seq();
