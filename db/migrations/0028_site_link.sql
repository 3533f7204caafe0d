CREATE TABLE "site_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"order_id" uuid NOT NULL,
	"readiness" jsonb,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"minute" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"order_id" uuid NOT NULL,
	"site_link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(10, 2),
	"asked_by" text NOT NULL,
	"remarks" text,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_at" timestamp with time zone,
	"decided_by_name" text
);
--> statement-breakpoint
ALTER TABLE "site_link" ADD CONSTRAINT "site_link_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_request" ADD CONSTRAINT "site_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_request" ADD CONSTRAINT "site_request_site_link_id_site_link_id_fk" FOREIGN KEY ("site_link_id") REFERENCES "public"."site_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_link_order" ON "site_link" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_link_open_once" ON "site_link" USING btree ("order_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "site_request_status" ON "site_request" USING btree ("status","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_request_open_once" ON "site_request" USING btree ("order_id","kind") WHERE status = 'open';