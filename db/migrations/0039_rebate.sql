CREATE TABLE "rebate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"customer_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"tiers" jsonb NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp with time zone,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "rebate_days" CHECK ("rebate"."to_date" >= "rebate"."from_date")
);
--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_customer" ON "rebate" USING btree ("customer_id","from_date");--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_no_overlap" EXCLUDE USING gist ("customer_id" WITH =, daterange("from_date", "to_date", '[]') WITH &&);
