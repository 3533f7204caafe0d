CREATE TABLE "report_schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"owner_id" uuid NOT NULL,
	"report" text NOT NULL,
	"frequency" text NOT NULL,
	"at" text NOT NULL,
	"format" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_schedule_once" ON "report_schedule" USING btree ("owner_id","report","frequency");