CREATE TABLE "credit_override" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"customer_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"most" numeric(14, 2),
	"reason" text NOT NULL,
	"given_by_name" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_reason" text,
	CONSTRAINT "credit_override_days" CHECK ("credit_override"."from_date" <= "credit_override"."to_date")
);
--> statement-breakpoint
CREATE TABLE "payment_allocation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"by_name" text NOT NULL,
	"reason" text,
	CONSTRAINT "payment_allocation_amount" CHECK ("payment_allocation"."amount" <> 0),
	CONSTRAINT "payment_allocation_reason" CHECK ("payment_allocation"."amount" > 0 or "payment_allocation"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"payment_no" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"method" text NOT NULL,
	"source" text NOT NULL,
	"remarks" text,
	"reversed_at" timestamp with time zone,
	"reversed_reason" text,
	CONSTRAINT "payment_paymentNo_unique" UNIQUE("payment_no"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"invoice_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"open" numeric(14, 2) NOT NULL,
	"days_late" integer NOT NULL,
	"letter_id" uuid,
	CONSTRAINT "reminder_once" UNIQUE("invoice_id","step")
);
--> statement-breakpoint
CREATE TABLE "machine_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"scope" text NOT NULL,
	"machine" text NOT NULL,
	"plant_id" uuid,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"minute" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "machine_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "note_reason" text;--> statement-breakpoint
ALTER TABLE "credit_override" ADD CONSTRAINT "credit_override_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_override_customer" ON "credit_override" USING btree ("customer_id","to_date");--> statement-breakpoint
CREATE INDEX "payment_allocation_payment" ON "payment_allocation" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_allocation_invoice" ON "payment_allocation" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_once" ON "payment" USING btree ("customer_id",lower("reference"));--> statement-breakpoint
CREATE INDEX "payment_customer" ON "payment" USING btree ("customer_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_paid_on" ON "payment" USING btree ("paid_on");--> statement-breakpoint
CREATE INDEX "reminder_customer" ON "reminder" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "machine_key_machine" ON "machine_key" USING btree ("scope","machine");--> statement-breakpoint
-- As for every table: figures are numbers, days and instants are finite, what only grows only grows.
do $$
declare found record;
begin
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric' and table_name in ('payment', 'payment_allocation', 'reminder', 'credit_override')
  loop
    execute format('alter table %I add constraint %I check (%I <> ''NaN''::numeric)',
      found.table_name, left(found.table_name || '_' || found.column_name || '_number', 63), found.column_name);
  end loop;
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('date', 'timestamp with time zone')
      and table_name in ('payment', 'payment_allocation', 'reminder', 'credit_override', 'machine_key')
  loop
    execute format('alter table %I add constraint %I check (isfinite(%I))',
      found.table_name, left(found.table_name || '_' || found.column_name || '_finite', 63), found.column_name);
  end loop;
end $$;
--> statement-breakpoint
create trigger only_grows before update or delete on payment_allocation for each row execute function only_grows();
--> statement-breakpoint
create trigger only_grows_whole before truncate on payment_allocation execute function only_grows();
