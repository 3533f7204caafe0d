CREATE TABLE "non_conformity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"nc_no" text NOT NULL,
	"concrete_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"source" text NOT NULL,
	"failure" text,
	"what" text NOT NULL,
	"rule" text,
	"value" double precision,
	"least" double precision,
	"fck" double precision NOT NULL,
	"shape" text NOT NULL,
	"test_ids" uuid[] DEFAULT '{}' NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"opened_by_name" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"held_by_name" text,
	"held_at" timestamp with time zone,
	"held_reason" text,
	"causes" text,
	"cores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"core_standard" text DEFAULT 'en13791' NOT NULL,
	"decision" text,
	"decision_text" text,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"closed_by_name" text,
	"closed_at" timestamp with time zone,
	"closed_remarks" text,
	"reopened_reason" text,
	CONSTRAINT "non_conformity_ncNo_unique" UNIQUE("nc_no"),
	CONSTRAINT "non_conformity_failure_unique" UNIQUE("failure")
);
--> statement-breakpoint
CREATE TABLE "non_conformity_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"non_conformity_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "non_conformity" ADD CONSTRAINT "non_conformity_concrete_id_concrete_conformity_id_fk" FOREIGN KEY ("concrete_id") REFERENCES "public"."concrete_conformity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_conformity" ADD CONSTRAINT "non_conformity_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_conformity_letter" ADD CONSTRAINT "non_conformity_letter_non_conformity_id_non_conformity_id_fk" FOREIGN KEY ("non_conformity_id") REFERENCES "public"."non_conformity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_conformity_letter" ADD CONSTRAINT "non_conformity_letter_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "non_conformity_plant" ON "non_conformity" USING btree ("plant_id","status");--> statement-breakpoint
CREATE INDEX "non_conformity_concrete" ON "non_conformity" USING btree ("concrete_id");--> statement-breakpoint
CREATE INDEX "non_conformity_letter_of" ON "non_conformity_letter" USING btree ("non_conformity_id");--> statement-breakpoint
-- Figures are numbers, days and moments have an end, and what a customer was told only grows.
do $$
declare found record;
begin
  for found in
    select column_name from information_schema.columns where table_schema = 'public' and table_name = 'non_conformity' and data_type = 'double precision'
  loop
    execute format('alter table non_conformity add constraint %I check (%I <> ''NaN''::double precision and %I < ''Infinity''::double precision)',
      'non_conformity_' || found.column_name || '_number', found.column_name, found.column_name);
  end loop;
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('date', 'timestamp with time zone') and table_name in ('non_conformity', 'non_conformity_letter')
  loop
    execute format('alter table %I add constraint %I check (isfinite(%I))',
      found.table_name, left(found.table_name || '_' || found.column_name || '_finite', 63), found.column_name);
  end loop;
end $$;
--> statement-breakpoint
create trigger only_grows before update or delete on non_conformity_letter for each row execute function only_grows();
--> statement-breakpoint
create trigger only_grows_whole before truncate on non_conformity_letter execute function only_grows();
