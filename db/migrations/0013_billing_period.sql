CREATE TABLE "billing_period" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"region_id" uuid NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_period_once" UNIQUE("region_id","month")
);
--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "deputy_salesperson_id" uuid;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "deputy_salesperson_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_period" ADD CONSTRAINT "billing_period_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_period" ADD CONSTRAINT "billing_period_changed_by_portal_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_deputy_salesperson_id_salesperson_id_fk" FOREIGN KEY ("deputy_salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_deputy_salesperson_id_salesperson_id_fk" FOREIGN KEY ("deputy_salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;